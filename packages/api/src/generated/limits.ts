// Generated from openapi/ by `npm run generate`. Do not edit.
export const signInRequestLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 60
  },
  "password": {
    "minLength": 1,
    "maxLength": 60
  },
  "remember": {
    "default": false
  }
} as const

export const orderStatusValues = [
  "pending",
  "shipping",
  "delivered",
  "completed",
  "canceled",
  "requires_action"
] as const

export const fulfillmentStatusValues = [
  "not_fulfilled",
  "fulfilled",
  "shipped",
  "delivered"
] as const

export const paymentStatusValues = [
  "awaiting",
  "authorized",
  "captured",
  "refunded"
] as const

export const countryCodeValues = [
  "se",
  "no",
  "dk",
  "fi",
  "us",
  "gb",
  "de"
] as const

export const addItemsRequestLimits = {
  "items": {
    "minItems": 1,
    "maxItems": 1000
  }
} as const

export const setQuantityRequestLimits = {
  "quantity": {
    "minimum": 1,
    "maximum": 100000
  }
} as const

export const adjustItemRequestLimits = {
  "item_id": {
    "maxLength": 64
  },
  "adjustment": {
    "minimum": -100000,
    "maximum": 100000
  }
} as const

export const removeItemsRequestLimits = {
  "item_ids": {
    "minItems": 1,
    "maxItems": 1000
  }
} as const

export const addressRequestLimits = {
  "first_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "last_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "address_1": {
    "minLength": 1,
    "maxLength": 100
  },
  "address_2": {
    "maxLength": 100
  },
  "city": {
    "minLength": 1,
    "maxLength": 60
  },
  "province": {
    "minLength": 1,
    "maxLength": 60
  },
  "country_code": {
    "enum": [
      "se",
      "no",
      "dk",
      "fi",
      "us",
      "gb",
      "de"
    ]
  },
  "postal_code": {
    "minLength": 1,
    "maxLength": 20
  },
  "phone": {
    "maxLength": 20
  },
  "company": {
    "maxLength": 60
  },
  "metadata": {}
} as const

export const completeRequestLimits = {
  "cart_id": {
    "maxLength": 64
  }
} as const

export const quantityLimits = {
  "minimum": 1,
  "maximum": 100000
} as const

export const listOrdersLimits = {
  "q": {
    "maxLength": 100
  },
  "limit": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "offset": {
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  }
} as const

export const getOrderLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const

export const listCategoriesLimits = {
  "limit": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "offset": {
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  }
} as const

export const listTagsLimits = {
  "limit": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "offset": {
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  }
} as const

export const searchProductsLimits = {
  "q": {
    "maxLength": 100
  },
  "category": {
    "maxLength": 100
  },
  "brand": {
    "maxItems": 50
  },
  "tags": {
    "maxItems": 50
  },
  "minPrice": {
    "minimum": 0,
    "maximum": 5000
  },
  "maxPrice": {
    "minimum": 0,
    "maximum": 5000
  },
  "sort": {
    "enum": [
      "most_popular",
      "newest",
      "price_asc",
      "price_desc"
    ],
    "default": "most_popular"
  },
  "facets": {
    "enum": [
      0,
      1
    ],
    "default": 0
  },
  "limit": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "offset": {
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  }
} as const

export const listProductsLimits = {
  "search": {
    "maxLength": 100
  },
  "category": {
    "maxLength": 100
  },
  "limit": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "offset": {
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  }
} as const

export const getProductLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const

export const setCartItemQuantityLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const

export const completeCartLimits = {
  "Idempotency-Key": {
    "minLength": 1,
    "maxLength": 100
  }
} as const
