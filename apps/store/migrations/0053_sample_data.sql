CREATE TYPE "public"."sample_kind" AS ENUM('product', 'category');--> statement-breakpoint
CREATE TABLE "sample_data" (
	"kind" "sample_kind" NOT NULL,
	"id" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "sample_data_kind_id_pk" PRIMARY KEY("kind","id")
);