CREATE TYPE "public"."legal_kind" AS ENUM('terms', 'privacy', 'cookies');--> statement-breakpoint
CREATE TABLE "legal_drafts" (
	"kind" "legal_kind" PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"text" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"kind" "legal_kind" NOT NULL,
	"version" text NOT NULL,
	"sha256" text,
	"text" jsonb,
	"url" text,
	"published_at" timestamp with time zone NOT NULL,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text,
	CONSTRAINT "legal_texts_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "legal_drafts" ADD CONSTRAINT "legal_drafts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_drafts" ADD CONSTRAINT "legal_drafts_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % never change', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER never_changes BEFORE UPDATE OR DELETE ON legal_texts
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A shop from before had the texts of its release: the first start publishes them, where the draft is null.
INSERT INTO legal_drafts (kind, revision, changed_at)
SELECT kind, 0, now() FROM unnest(enum_range(NULL::legal_kind)) AS kind
WHERE EXISTS (SELECT FROM operators) OR EXISTS (SELECT FROM companies) OR EXISTS (SELECT FROM applications);
