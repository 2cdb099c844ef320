/** Times of several files in one unit, exactly: each file counts from its own first day. */
import { commonTimeUnits, convertTimeUnits, parseTimeUnits, type TimeNumbers } from "mirazarr/cf";

const scales = ["days since 2023-01-01", "hours since 2024-01-01"].map((units) => parseTimeUnits(units));
const units = commonTimeUnits(scales);
console.log(units); // hours since 2023-01-01

const [, second] = scales;
const { dataType, values }: TimeNumbers = convertTimeUnits([0, 12], second!, parseTimeUnits(units));
console.log(dataType, values.join()); // int64 8760,8772
