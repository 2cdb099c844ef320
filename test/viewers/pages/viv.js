/** Viv: images of OME-Zarr, tile by tile. */
import { Deck, OrthographicView } from "@deck.gl/core";
import { VivLayerExtension } from "@vivjs/extensions";
import { MultiscaleImageLayer, XRLayer } from "@vivjs/layers";
import { loadOmeZarr, loadOmeZarrFromStore } from "@vivjs/loaders";

/** A colour scale in which NaN is transparent; those of Viv leave it to the graphics processor what NaN looks like. */
class ColourScale extends VivLayerExtension {
	static extensionName = "ColourScale";

	constructor(anchors) {
		super();
		this.anchors = anchors;
	}

	getVivShaderTemplates() {
		// Called on the layer.
		const { anchors } = this.props.extensions.find((one) => one instanceof ColourScale);
		const last = anchors.length - 1;
		const colours = anchors.map((colour) => `vec3(${colour.map((channel) => (channel / 255).toFixed(6))})`);
		const scale = {
			name: "colourScale",
			fs: `
const vec3 ANCHORS[${anchors.length}] = vec3[${anchors.length}](${colours});
vec4 colourOf(float share) {
	if (share < -1.0) return vec4(0.0);
	float place = clamp(share, 0.0, 1.0) * ${last}.0;
	int below = min(int(place), ${last - 1});
	return vec4(mix(ANCHORS[below], ANCHORS[below + 1], place - float(below)), 1.0);
}`,
			inject: {
				"fs:DECKGL_PROCESS_INTENSITY":
					"intensity = isnan(intensity) ? -2.0 : (intensity - contrastLimits.x) / (contrastLimits.y - contrastLimits.x);",
				"fs:DECKGL_MUTATE_COLOR": "rgba = colourOf(intensity[0]);",
			},
		};
		return { modules: [scale] };
	}
}

/** A tile without interpolation. Viv draws overviews with it, and then what lies beside missing data is missing too. */
function renderTile(props, [rows, columns], tileSize) {
	const { tile, data } = props;
	if (data === null || data === undefined || data.width === 0 || data.height === 0) return null;
	const { left, top, right, bottom } = tile.bbox;
	const bounds = [left, data.height < tileSize ? rows : bottom, data.width < tileSize ? columns : right, top];
	return new XRLayer(props, {
		channelData: data,
		bounds,
		id: `${props.id}-tile`,
		tileId: tile.index,
		interpolation: "nearest",
	});
}

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, store, url, shown, view, file, width, height }) {
	const { data } = await (store === undefined
		? loadOmeZarr(url, { type: "multiscales" })
		: loadOmeZarrFromStore(store));
	const image = data[0].shape.slice(-2);
	const zoom = Math.log2(view.pixels);
	const deck = new Deck({
		parent: container,
		width,
		height,
		views: new OrthographicView({ id: "image", controller: true }),
		initialViewState: { target: [image[1] / 2, image[0] / 2, 0], zoom },
		layers: [
			new MultiscaleImageLayer({
				id: "image",
				loader: data,
				contrastLimits: [shown.limits],
				channelsVisible: [true],
				selections: [file === "ocean.nc" ? { t: 0 } : {}],
				// What is missing in a tile would show the coarsest level otherwise.
				excludeBackground: true,
				renderSubLayers: (props) => renderTile(props, image, data[0].tileSize),
				extensions: [new ColourScale(shown.anchors)],
			}),
		],
	});
	await new Promise((resolve) => deck.setProps({ onAfterRender: resolve }));
	// Levels of a pyramid lie on each other: a place is told in cells of the first.
	return ({ row, column, rows, columns }) =>
		deck.getViewports()[0].project([((column + 0.5) * image[1]) / columns, ((row + 0.5) * image[0]) / rows]);
}
