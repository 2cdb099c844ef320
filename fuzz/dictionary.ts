/**
 * Words that readers look for. A change that puts one where another stood gets further than one that puts a letter there.
 * Lists are texts with a bar between words.
 */
function words(text: string): readonly string[] {
	return text.trim().split(/¦\s*/);
}

/** With which structures of HDF5 begin. */
export const HDF5_SIGNATURES: readonly string[] = words(`
	OHDR¦OCHK¦TREE¦HEAP¦SNOD¦GCOL¦FRHP¦FHDB¦FHIB¦BTHD¦BTLF¦BTIN¦FAHD¦FADB¦EAHD¦EAIB¦EASB¦EADB¦FSHD¦FSSE¦SMTB¦
	SMLI¦OCHI
`);

/** Keywords of FITS headers. */
export const FITS_KEYWORDS: readonly string[] = words(`
	SIMPLE¦XTENSION¦BITPIX¦NAXIS¦NAXIS1¦NAXIS2¦NAXIS3¦NAXIS999¦PCOUNT¦GCOUNT¦GROUPS¦TFIELDS¦TFORM1¦TFORM2¦TTYPE1¦
	TDIM1¦TSCAL1¦TZERO1¦TNULL1¦TBCOL1¦THEAP¦BSCALE¦BZERO¦BLANK¦ZIMAGE¦ZBITPIX¦ZNAXIS¦ZNAXIS1¦ZTILE1¦ZTILE2¦
	ZCMPTYPE¦ZNAME1¦ZVAL1¦ZVAL2¦ZQUANTIZ¦ZDITHER0¦ZBLANK¦ZTABLE¦ZTILELEN¦ZFORM1¦ZCTYP1¦ZTENSION¦EXTEND¦END¦
	CONTINUE¦HIERARCH¦COMMENT¦INHERIT¦LONGSTRN
`);

/** Values in them. */
export const FITS_VALUES: readonly string[] = words(`
	0¦1¦-1¦2¦3¦8¦16¦32¦64¦-32¦-64¦7¦999¦1000¦65535¦2147483647¦2147483648¦-2147483648¦4294967296¦9007199254740993¦
	99999999999999999999¦1.5¦1E308¦1D400¦-0.0¦NaN¦T¦F¦'¦''¦'IMAGE   '¦'BINTABLE'¦'TABLE   '¦'RICE_1  '¦
	'RICE_ONE'¦'GZIP_1  '¦'GZIP_2  '¦'PLIO_1  '¦'HCOMPRESS_1'¦'NOCOMPRESS'¦'BYTEPIX '¦'BLOCKSIZE'¦'SMOOTH  '¦
	'NO_DITHER'¦'SUBTRACTIVE_DITHER_1'¦'SUBTRACTIVE_DITHER_2'¦'1PB(9999)'¦'1QJ(3)'¦'16X'¦'4A'¦'0J'¦'1M'¦'2C'¦
	'999999999D'¦'(2,3)'¦'(99999,99999)'¦'I4'¦'F8.3'¦'E15.7'¦'D25.17'¦'A8'¦'COMPRESSED_DATA'¦(1, 2)¦
`);

/** Names and values in documents of Zarr and Kerchunk. */
export const JSON_WORDS: readonly string[] = words(`
	zarr_format¦node_type¦array¦group¦shape¦data_type¦dtype¦chunk_grid¦chunk_shape¦chunks¦regular¦rectilinear¦
	chunk_key_encoding¦default¦v2¦separator¦/¦.¦fill_value¦codecs¦compressor¦filters¦order¦C¦F¦attributes¦
	storage_transformers¦dimension_names¦dimension_separator¦consolidated_metadata¦must_understand¦configuration¦
	name¦id¦bool¦int8¦uint8¦int16¦uint16¦int32¦uint32¦int64¦uint64¦float16¦float32¦float64¦complex64¦complex128¦
	bfloat16¦float8_e4m3¦string¦bytes¦r8¦r24¦r99999999999¦null_terminated_bytes¦fixed_length_utf32¦struct¦
	numpy.datetime64¦numpy.timedelta64¦length_bytes¦unit¦scale_factor¦add_offset¦_FillValue¦missing_value¦
	_Unsigned¦valid_range¦units¦days since 1970-01-01¦calendar¦_ARRAY_DIMENSIONS¦<i4¦>f8¦|b1¦|S5¦<U3¦|V3¦<M8[ns]¦
	|O¦<f2¦|S0¦<U99999999¦<i3¦endian¦little¦big¦gzip¦zlib¦zstd¦blosc¦lz4¦bz2¦lzma¦crc32c¦crc32¦adler32¦
	fletcher32¦sharding_indexed¦index_codecs¦index_location¦start¦end¦transpose¦vlen-utf8¦vlen-bytes¦vlen-array¦
	json2¦delta¦astype¦quantize¦bitround¦packbits¦fixedscaleoffset¦scale_offset¦cast_value¦numcodecs.shuffle¦
	elementsize¦clevel¦shuffle¦bitshuffle¦typesize¦blocksize¦cname¦level¦checksum¦keepbits¦digits¦NaN¦Infinity¦
	-Infinity¦0x7fc00000¦AAAAAAAA+H8=¦base64:AAEC¦¦data.bin¦whole.bin¦../etc/passwd¦file:///etc/passwd¦
	memory:///x¦{{u}}¦{{f(c=1)}}¦templates¦gen¦refs¦version¦key¦url¦offset¦length¦dimensions¦i¦__proto__¦
	constructor¦toString¦mirazarr.szip¦imagecodecs_jpeg¦imagecodecs_delta
`);

/** Names and values in documents of DMR++. */
export const XML_WORDS: readonly string[] = words(`
	Dataset¦Group¦Dimension¦Dim¦Attribute¦Value¦Enumeration¦EnumConst¦Structure¦Sequence¦Enum¦Opaque¦String¦URL¦
	Byte¦Char¦Int8¦UInt8¦Int16¦UInt16¦Int32¦UInt32¦Int64¦UInt64¦Float32¦Float64¦Map¦dmrpp:chunks¦dmrpp:chunk¦
	dmrpp:chunkDimensionSizes¦dmrpp:compact¦dmrpp:vlsa¦dmrpp:block¦dmrpp:FixedLengthStringArray¦
	dmrpp:missingdata¦dmrpp:specialstructuredata¦offset¦nBytes¦chunkPositionInArray¦chunkPositionInBuffer¦
	compressionType¦deflate¦shuffle¦fletcher32¦shuffle deflate¦zstd¦deflateLevel¦fillValue¦byteOrder¦LE¦BE¦
	fillMask¦string_length¦pad¦null¦name¦size¦type¦enum¦basetype¦dmrpp:href¦dmrpp:version¦structOffset¦LBIndex¦
	[0,0]¦[-1]¦[9999999999]¦[0,0,0,0,0,0,0,0,0]¦0¦1¦-1¦NaN¦-9999¦4294967296¦9007199254740993¦1e400¦¦&lt;¦&#0;¦
	&#x110000;¦&undefined;¦<!DOCTYPE x [<!ENTITY a 'aaaa'>]>¦<![CDATA[x]]>¦<!--¦]]>¦granule.h5¦/lat¦../x¦
	__proto__
`);

/** Words in binary files, with the NULs that end names. */
export const BINARY_WORDS: Readonly<Record<string, readonly string[]>> = {
	hdf5: [
		...HDF5_SIGNATURES,
		...words("_FillValue¦CLASS¦DIMENSION_SCALE¦DIMENSION_LIST¦scale_factor").map((name) => `${name}\0`),
	],
	netcdf3: words("_FillValue¦scale_factor¦units¦\0\0\0\n¦\0\0\0\v¦\0\0\0\f"),
	tiff: words("II*\0¦MM\0*¦-9999¦nan¦<GDALMetadata>¦</Item>¦\xff\xd8\xff¦Lerc2 "),
	grib: words("GRIB¦7777¦BUFR¦\xff\x4f\xff\x51"),
	fits: [...FITS_KEYWORDS, ...FITS_VALUES],
	hdf4: words("StructMetadata.0¦GROUP=¦END_GROUP¦_HDF_Sys_Dir¦CDF0.0¦Var0.0¦Dim0.0"),
	zip: words("PK\x03\x04¦PK\x01\x02¦PK\x05\x06¦PK\x06\x06¦.zarray¦zarr.json¦../"),
	json: JSON_WORDS,
	xml: XML_WORDS,
	parquet: ["PAR1"],
};
