CREATE TABLE "left_out_rows" (
	"headings" text NOT NULL,
	"identity" text NOT NULL,
	CONSTRAINT "left_out_rows_headings_identity_pk" PRIMARY KEY("headings","identity")
);
