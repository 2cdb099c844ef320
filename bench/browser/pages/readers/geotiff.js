import { fromArrayBuffer, fromUrl, Pool } from "geotiff";

const YCBCR = 6;

export const open = opening(() => undefined);
export const openWithPool = opening(() => new Pool(2));

function opening(makePool) {
	return async ({ objects, file }) => {
		const { buffer } = objects.get(file);
		const image = await (await fromArrayBuffer(buffer)).getImage();
		const pool = makePool();
		// Of YCbCr, `readRasters` gives what is stored.
		const isColour = image.fileDirectory.getValue("PhotometricInterpretation") === YCBCR;
		return async () => [...(await (isColour ? image.readRGB({ pool }) : image.readRasters({ pool })))];
	};
}

export async function first({ url }) {
	const image = await (await fromUrl(url)).getImage();
	return (await image.readRasters({ window: [0, 0, 1, 1] }))[0][0];
}
