ALTER TYPE "public"."import_state" ADD VALUE 'matching';--> statement-breakpoint
ALTER TYPE "public"."import_state" ADD VALUE 'stopped';--> statement-breakpoint
CREATE TABLE "column_matchings" (
	"kind" "import_kind" NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "column_matchings_kind_headings_pk" PRIMARY KEY("kind","headings")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "matching" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;