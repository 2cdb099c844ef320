// What pages show is what a terminal of this width shows.
process.stdout.columns = 80;
