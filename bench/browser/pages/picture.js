// JPEG as the browser decodes it, with libjpeg-turbo, and how far others are from that.

const LUMA = [0.299, 0.587, 0.114];

/**
 * How far an image, whose tiles all show one picture, is from it on average: the brightness of pixels, and the colours of squares of
 * 2 × 2 pixels. A file of 4:2:0 stores just these; how colours change within a square every decoder makes up in its own way.
 */
export async function meanDifference(parts, [rows, columns, samples], jpeg, side) {
	const picture = await pixelsOf(jpeg);
	const bands = parts.length === samples ? parts : bandsOf(parts[0], rows * columns, samples);
	let [brightness, colour] = [0, 0];
	for (let y = 0; y < rows; y += 2)
		for (let x = 0; x < columns; x += 2) {
			const square = [0, 0, 0];
			for (let i = 0; i < 4; i++) {
				const [py, px] = [y + (i >> 1), x + (i & 1)];
				let luma = 0;
				for (let band = 0; band < samples; band++) {
					const wanted = picture[4 * ((py % side) * side + (px % side)) + band];
					const difference = bands[band][py * columns + px] - wanted;
					luma += LUMA[band] * difference;
					square[band] += difference / 4;
				}
				brightness += Math.abs(luma);
			}
			for (const difference of square) colour += Math.abs(difference);
		}
	return Math.max(brightness / (rows * columns), colour / ((rows * columns * samples) / 4));
}

function bandsOf(values, size, samples) {
	return Array.from({ length: samples }, (_, band) => values.subarray(band * size, (band + 1) * size));
}

async function pixelsOf(jpeg) {
	const blob = new Blob([jpeg], { type: "image/jpeg" });
	const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none" });
	const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
	context.drawImage(bitmap, 0, 0);
	return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}
