-- In place of idempotency_keys, which the version before still uses and a later migration drops.
CREATE TABLE "keyed_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "keyed_requests_created_at_index" ON "keyed_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "keyed_requests_owner_id_index" ON "keyed_requests" USING btree ("owner_id");