CREATE TYPE "public"."operator_role" AS ENUM('owner', 'orders', 'catalogue', 'support', 'reader');--> statement-breakpoint
CREATE TYPE "public"."sent_import_kind" AS ENUM('catalogue', 'stock', 'prices');--> statement-breakpoint
CREATE TYPE "public"."sent_import_status" AS ENUM('checking', 'checked', 'refused', 'applying', 'applied', 'failed');--> statement-breakpoint
CREATE TABLE "operator_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"operator_id" text,
	"email" text,
	"name" text,
	"role" "operator_role" NOT NULL,
	"authenticator_seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_invites_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" "operator_role" NOT NULL,
	"password_hash" text NOT NULL,
	"authenticator_seed" text NOT NULL,
	"last_code_step" bigint NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sent_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "sent_import_kind" NOT NULL,
	"status" "sent_import_status" NOT NULL,
	"refuse_categories" boolean NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"failed_key" text,
	"size" integer NOT NULL,
	"row_count" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"report" jsonb,
	"operator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "operator_id" text;--> statement-breakpoint
ALTER TABLE "operator_invites" ADD CONSTRAINT "operator_invites_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_imports" ADD CONSTRAINT "sent_imports_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_invites_expires_at_index" ON "operator_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator_id_index" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expires_at_index" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sent_imports_status_index" ON "sent_imports" USING btree ("status");--> statement-breakpoint
CREATE INDEX "sent_imports_created_at_index" ON "sent_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_operator_id_id_index" ON "events" USING btree ("operator_id","id");