-- As `identifierKey` of packages/domain/src/format/typed-text.rules.ts: dashes, apostrophes and spaces take their plain form, invisible
-- characters go. A test of the store compares both.
CREATE FUNCTION "public"."identifier_key"("identifier" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(btrim(translate("identifier", U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D\02BC\2018\2019\201B\2032\FF07\0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\00AD\034F\061C\115F\1160\17B4\17B5\180B\180C\180D\180E\180F\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\3164\FE00\FE01\FE02\FE03\FE04\FE05\FE06\FE07\FE08\FE09\FE0A\FE0B\FE0C\FE0D\FE0E\FE0F\FEFF\FFA0', '----------''''''''''''                       ')))
$$;--> statement-breakpoint
DROP INDEX "variants_sku_in_capitals";--> statement-breakpoint
CREATE INDEX "customers_email_key" ON "customers" USING btree (identifier_key("email"));--> statement-breakpoint
CREATE INDEX "variants_sku_key" ON "variants" USING btree (identifier_key("sku"));