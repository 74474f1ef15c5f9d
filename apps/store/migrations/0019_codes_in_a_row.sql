ALTER TYPE "public"."mail_kind" ADD VALUE 'codes_ended' BEFORE 'order_confirmation';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'password_link' BEFORE 'order_confirmation';--> statement-breakpoint
CREATE TABLE "code_runs" (
	"account_hash" text NOT NULL,
	"is_known" boolean NOT NULL,
	"wrong" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "code_runs_account_hash_is_known_pk" PRIMARY KEY("account_hash","is_known")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "replaced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "code_runs_last_at_index" ON "code_runs" USING btree ("last_at");