CREATE TYPE "public"."import_kind" AS ENUM('catalog', 'stock', 'prices');--> statement-breakpoint
CREATE TYPE "public"."import_outcome" AS ENUM('created', 'updated', 'unchanged');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('waiting', 'running', 'done', 'refused', 'failed');--> statement-breakpoint
CREATE TABLE "price_changes" (
	"variant_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "price_changes_variant_id_currency_code_min_quantity_valid_from_pk" PRIMARY KEY("variant_id","currency_code","min_quantity","valid_from"),
	CONSTRAINT "price_changes_amount_positive" CHECK ("price_changes"."amount" > 0),
	CONSTRAINT "price_changes_quantity_positive" CHECK ("price_changes"."min_quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"outcome" "import_outcome" NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "import_kind" NOT NULL,
	"state" "import_state" NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"options" jsonb NOT NULL,
	"rows" integer,
	"rows_done" integer NOT NULL,
	"categories" text[] NOT NULL,
	"runner" text,
	"leased_until" timestamp with time zone,
	"tries" integer NOT NULL,
	"report" jsonb,
	"failed_rows" text,
	"refusal" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_valid_from_index" ON "price_changes" USING btree ("valid_from");