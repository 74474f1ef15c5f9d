CREATE TABLE "category_matches" (
	"headings" text NOT NULL,
	"name" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "category_matches_headings_name_pk" PRIMARY KEY("headings","name")
);
--> statement-breakpoint
ALTER TABLE "category_matches" ADD CONSTRAINT "category_matches_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;