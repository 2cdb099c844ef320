import type { VNode } from "preact";
import { showSources } from "../state/view-state.ts";
import { dropProblem } from "./open-files.ts";
import { ChooseFiles, OpenUrl } from "./open-forms.tsx";
import { SAMPLES } from "./samples.ts";
import { ServedFiles } from "./served-files.tsx";

const FORMATS = ["NetCDF", "HDF5", "GeoTIFF", "GRIB", "FITS", "Zarr", "HDF4", "Kerchunk", "Icechunk", "DMR++"];

/** What the page shows before anything is open: ways to open something. */
export function Start(): VNode {
	return (
		<div class="start">
			<section class="start-lead">
				<h1>Look into a scientific file, and learn why each value is missing</h1>
				<p class="quiet">Nothing is uploaded: your browser reads the file, and of a large one only what you look at.</p>
			</section>
			<ServedFiles />
			<section class="drop-zone" aria-label="Open files">
				<p class="drop-words">
					<strong>Drop files or a folder here</strong>
				</p>
				<ChooseFiles />
				{dropProblem.value !== undefined && (
					<p class="small" role="alert">
						{dropProblem.value}
					</p>
				)}
				<div class="or small quiet">or read one from the web</div>
				<OpenUrl />
				<ul class="formats small quiet" aria-label="Formats">
					{FORMATS.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="samples-title">
				<h2 id="samples-title">Samples</h2>
				<ul class="samples">
					{SAMPLES.map(({ sources, title, format, about }) => (
						<li key={title}>
							<button type="button" class="sample" onClick={() => showSources(sources)}>
								<span class="sample-title">{title}</span>
								<span class="badge plain">{format}</span>
								<span class="small quiet">{about}</span>
							</button>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
