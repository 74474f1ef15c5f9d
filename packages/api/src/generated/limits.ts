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

export const passwordResetRequestLimits = {
  "identifier": {
    "minLength": 1,
    "maxLength": 60
  }
} as const

export const verifyCodeRequestLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 60
  },
  "code": {
    "minLength": 5,
    "maxLength": 5
  }
} as const

export const updatePasswordRequestLimits = {
  "password": {
    "minLength": 10,
    "maxLength": 60
  }
} as const

export const businessTypeValues = [
  "retail",
  "wholesale",
  "manufacturing",
  "ecommerce"
] as const

export const companyInfoRequestLimits = {
  "company_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "employer_id": {
    "minLength": 1,
    "maxLength": 20
  },
  "duns_number": {
    "minLength": 1,
    "maxLength": 10
  },
  "country": {
    "minLength": 1,
    "maxLength": 60
  },
  "type_of_business": {
    "enum": [
      "retail",
      "wholesale",
      "manufacturing",
      "ecommerce"
    ]
  },
  "company_website": {
    "minLength": 1,
    "maxLength": 100
  },
  "number_of_employees": {
    "minimum": 0,
    "maximum": 10000000
  },
  "annual_revenue": {
    "minimum": 0,
    "maximum": 1000000000000
  }
} as const

export const contactPersonRequestLimits = {
  "full_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "job_title": {
    "minLength": 1,
    "maxLength": 60
  },
  "email": {
    "minLength": 3,
    "maxLength": 60
  },
  "phone": {
    "minLength": 1,
    "maxLength": 20
  },
  "preferred_delivery_days": {}
} as const

export const orderPreferencesRequestLimits = {
  "products_of_interest": {
    "minLength": 1,
    "maxLength": 60
  },
  "specific_brands": {
    "minLength": 1,
    "maxLength": 60
  },
  "estimated_order_volume": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "order_frequency": {
    "minimum": 0,
    "maximum": 1000
  },
  "private_label_interest": {}
} as const

export const fdaRegistrationStatusValues = [
  "registered",
  "not-registered",
  "none"
] as const

export const paymentMethodValues = [
  "credit-card",
  "paypal",
  "bank-transfer",
  "invoice"
] as const

export const paymentConnectionRequestLimits = {
  "connection_id": {
    "maxLength": 60
  }
} as const

export const shippingPreferenceValues = [
  "UPS",
  "FedEx",
  "DHL"
] as const

export const paymentAndShippingRequestLimits = {
  "fda_registration_status": {
    "enum": [
      "registered",
      "not-registered",
      "none"
    ]
  },
  "tax_id_exemption": {
    "minLength": 1,
    "maxLength": 20
  },
  "preferred_payment_method": {
    "enum": [
      "credit-card",
      "paypal",
      "bank-transfer",
      "invoice"
    ]
  },
  "payment_connection": {},
  "credit_check_required": {},
  "importing_experience_from_europe": {},
  "shipping_preferences": {
    "enum": [
      "UPS",
      "FedEx",
      "DHL"
    ]
  },
  "customs_broker": {
    "minLength": 1,
    "maxLength": 60
  }
} as const

export const uploadAndConsentRequestLimits = {
  "retail_program_interest": {},
  "sales_channels": {
    "maxLength": 100
  },
  "how_did_you_hear_about_us": {
    "maxLength": 100
  },
  "reselling_exclusive_or_new_products": {},
  "upload_licenses": {
    "minLength": 1,
    "maxLength": 200
  },
  "terms_and_conditions": {},
  "gdpr_consent": {},
  "newsletter_subscription": {}
} as const

export const registrationRequestLimits = {
  "company_info": {},
  "contact_person": {},
  "order_preferences": {},
  "payment_and_shipping": {},
  "upload_and_consent": {}
} as const

export const accessRequestLimits = {
  "company_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "full_name": {
    "minLength": 1,
    "maxLength": 60
  },
  "email": {
    "minLength": 3,
    "maxLength": 60
  },
  "phone": {
    "maxLength": 20
  },
  "message": {
    "maxLength": 1000
  }
} as const

export const licenseUploadRequestLimits = {
  "files": {
    "minItems": 1,
    "maxItems": 1
  }
} as const

export const complaintTypeValues = [
  "Product Defective",
  "Missing Parts",
  "Wrong Item",
  "Damaged Package",
  "Late Delivery",
  "Other"
] as const

export const complaintRequestLimits = {
  "subject": {
    "minLength": 1,
    "maxLength": 60
  },
  "type": {
    "enum": [
      "Product Defective",
      "Missing Parts",
      "Wrong Item",
      "Damaged Package",
      "Late Delivery",
      "Other"
    ]
  },
  "description": {
    "minLength": 1,
    "maxLength": 5000
  },
  "images": {
    "maxItems": 10
  },
  "order_id": {
    "maxLength": 64
  }
} as const

export const pictureUploadRequestLimits = {
  "files": {
    "minItems": 1,
    "maxItems": 10
  }
} as const

export const addToWishlistRequestLimits = {
  "product_id": {
    "maxLength": 64
  },
  "variant_id": {
    "maxLength": 64
  },
  "note": {
    "maxLength": 200
  }
} as const

export const bulkAddToWishlistRequestLimits = {
  "items": {
    "minItems": 1,
    "maxItems": 500
  }
} as const

export const bulkRemoveFromWishlistRequestLimits = {
  "product_ids": {
    "minItems": 1,
    "maxItems": 500
  }
} as const

export const wishlistProductRequestLimits = {
  "product_id": {
    "maxLength": 64
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

export const reviewRequestLimits = {
  "user_name": {
    "maxLength": 120
  },
  "title": {
    "minLength": 1,
    "maxLength": 100
  },
  "description": {
    "minLength": 1,
    "maxLength": 2000
  },
  "rating": {
    "minimum": 1,
    "maximum": 5
  },
  "product_id": {
    "maxLength": 64
  }
} as const

export const reviewStatusValues = [
  "pending",
  "approved",
  "rejected"
] as const

export const contactMessageRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  },
  "email": {
    "minLength": 3,
    "maxLength": 60
  },
  "company": {
    "maxLength": 60
  },
  "phone": {
    "maxLength": 20
  },
  "subject": {
    "minLength": 1,
    "maxLength": 100
  },
  "message": {
    "minLength": 1,
    "maxLength": 5000
  }
} as const

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

export const bulkSetRowRequestLimits = {
  "item_id": {
    "maxLength": 64
  },
  "sku": {
    "maxLength": 64
  },
  "quantity": {
    "minimum": 1,
    "maximum": 100000
  }
} as const

export const bulkSetRequestLimits = {
  "preview": {},
  "rows": {
    "minItems": 1,
    "maxItems": 1000
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

export const promoCodesRequestLimits = {
  "promo_codes": {
    "minItems": 1,
    "maxItems": 5
  }
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

export const getWishlistLimits = {
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

export const getCategoryLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
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
      "relevance",
      "most_popular",
      "newest",
      "price_asc",
      "price_desc"
    ]
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

export const exploreProductsLimits = {
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

export const listReviewsLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
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

export const getBannerLimits = {
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
