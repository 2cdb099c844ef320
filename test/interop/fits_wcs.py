"""fits_wcs.py IMAGES JUDGED: compares places of pixels on the sky with those of astropy."""
import json, math, sys, warnings
from astropy.io import fits
from astropy.wcs import WCS

warnings.simplefilter("ignore")
SKY_DEGREES, PIXELS = 1e-9, 1e-6


def judge(image):
    with fits.open(image["path"]) as file: wcs = WCS(file[image["hdu"]].header, file)
    for place in image["places"]:
        # Axes that have nothing to do with the sky are at their point of reference.
        pixel = [reference - 1 for reference in wcs.wcs.crpix]
        for axis, key in zip(image["axes"], "xy"): pixel[axis - 1] = place[key]
        there = wcs.all_pix2world([pixel], 0)[0]
        lon, lat = float(there[wcs.wcs.lng]), float(there[wcs.wcs.lat])
        ours, back = place["sky"], place["back"]
        if not math.isfinite(lon):
            if ours[0] is not None: return f"{place['x']}, {place['y']} is on the map"
            continue
        if ours[0] is None: return f"{place['x']}, {place['y']} is not on the map"
        off = max(abs((ours[0] - lon + 180) % 360 - 180) * math.cos(math.radians(lat)), abs(ours[1] - lat))
        if not off <= SKY_DEGREES: return f"{place['x']}, {place['y']}: {off} degrees off"
        if None in back or math.dist(back, (place["x"], place["y"])) > PIXELS: return f"{place['x']}, {place['y']} comes back as {back}"
    return None


def main():
    images, out = sys.argv[1:]
    with open(images) as f: listed = json.load(f)
    found = {"failures": [], "compared": 0, "refused": [f"{one['name']}: {one['problem']}" for one in listed if "problem" in one]}
    for image in (one for one in listed if "problem" not in one):
        problem = judge(image)
        if problem is not None: found["failures"].append(f"{image['name']}: {problem}")
        else: found["compared"] += 1
    with open(out, "w") as f: json.dump(found, f)


main()
