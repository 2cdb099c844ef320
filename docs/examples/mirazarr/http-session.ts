/** Who asks web servers: headers by origin and logins by host, such as those of a `.netrc` file, for every file that is opened. */
import { HttpSession, type HttpSessionOptions, type Login, type Netrc, openStore, parseNetrc } from "mirazarr";

const { machines }: Netrc = parseNetrc("machine urs.earthdata.nasa.gov login ann password secret");
const mirror: Login = { name: "bob", password: "…" };
const options: HttpSessionOptions = {
	headers: { "https://data.example.org": { "X-Api-Key": "key" } },
	logins: { ...machines, "mirror.example.org": mirror },
};
const session = new HttpSession(options);
console.log(session.hasLogin("https://urs.earthdata.nasa.gov/oauth/authorize")); // true
console.log(session.headersFor("https://elsewhere.example.org/a.nc").has("x-api-key")); // false

const store = await openStore("samples/gauge-2023.nc", { session });
console.log(store.format); // NetCDF-3
