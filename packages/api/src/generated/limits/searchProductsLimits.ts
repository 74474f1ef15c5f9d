// Generated from openapi/ by `npm run generate`. Do not edit.
export const searchProductsLimits = {
  "q": {"maxLength":100},
  "category": {"maxLength":100},
  "brand": {"maxItems":50,"items":{"maxLength":100}},
  "tags": {"maxItems":50,"items":{"maxLength":100}},
  "strength": {"maxItems":50,"items":{"exclusiveMinimum":0,"maximum":999}},
  "flavour": {"maxItems":50,"items":{"enum":["tobacco","menthol","mint","fruit","liquorice","herbal","unflavoured"]}},
  "pack": {"maxItems":50,"items":{"maxLength":100}},
  "minPrice": {"minimum":0,"maximum":5000},
  "maxPrice": {"minimum":0,"maximum":5000},
  "sort": {"enum":["relevance","most_popular","newest","price_asc","price_desc"]},
  "facets": {"enum":[0,1],"default":0},
  "limit": {"minimum":1,"maximum":100,"default":20},
  "offset": {"minimum":0,"maximum":1000000,"default":0},
} as const
