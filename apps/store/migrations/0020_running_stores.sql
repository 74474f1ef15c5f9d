CREATE SCHEMA "runtime";
--> statement-breakpoint
CREATE TABLE "runtime"."stores" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"code_key" text NOT NULL,
	"files" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
