CREATE TYPE "public"."content_page" AS ENUM('landing', 'home', 'product', 'faq', 'about');--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"page" "content_page" PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"blocks" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"page" "content_page" NOT NULL,
	"version" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text,
	CONSTRAINT "content_versions_page_version_pk" PRIMARY KEY("page","version")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER never_changes BEFORE UPDATE OR DELETE ON content_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A shop from before had the pages of its release: the first start publishes them, where the draft is null.
INSERT INTO content_drafts (page, revision, changed_at)
SELECT page, 0, now() FROM unnest(enum_range(NULL::content_page)) AS page
WHERE EXISTS (SELECT FROM operators) OR EXISTS (SELECT FROM companies) OR EXISTS (SELECT FROM applications);
