import { brand } from '@skafferi/brand'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import { neutralApplication, specifiedApplication } from '@skafferi/domain/rules/registration/application-settings'
import { initialLowStock, type SellerSettings, type ShopProfile } from '@skafferi/domain/rules/settings/seller-settings'
import { defaultPaymentTerms } from '@skafferi/domain/rules/checkout/payment'
import type { Config } from '../config/config'

/**
 * What a shop begins with: `demo` for the demo's content, which shops also had before settings were stored, and `empty`
 * for a new shop, which invents nothing.
 */
export type ShopKind = 'demo' | 'empty'

const demoProfile = {
  name: brand.name,
  address: brand.contact.address,
  phone: brand.contact.phone,
  email: brand.contact.email,
  hours: { en: brand.contact.hours },
  orderRules: { en: brand.orderRules },
  returns: { en: brand.returns },
  approval: { en: brand.approval },
  about: { en: brand.about },
  logo: brand.logo,
}

const emptyProfile = {
  name: neutralBrand.name,
  address: [],
  phone: '',
  email: '',
  hours: {},
  orderRules: {},
  returns: {},
  approval: {},
  about: {},
  logo: null,
}

/** The settings that a shop begins with, from its configuration. */
export function initialSettings(
  { seller, delivery, orderMinimum }: Pick<Config, 'seller' | 'delivery' | 'orderMinimum'>,
  kind: ShopKind,
): SellerSettings {
  const profile: ShopProfile = {
    ...(kind === 'demo' ? demoProfile : emptyProfile),
    ...seller,
    legalName: '',
    registrationNumber: '',
    colour: null,
    footerLinks: [],
    senderName: '',
    signature: {},
  }
  return {
    profile,
    // A new shop gives no credit and no points until its seller decides to.
    orders: {
      minimum: orderMinimum,
      paymentDays: kind === 'demo' ? defaultPaymentTerms : 0,
      points: kind === 'demo',
      lowStock: initialLowStock,
    },
    delivery: kind === 'demo' ? delivery : { ...delivery, options: [] },
    // A new shop has the trade and the country of its seller, which the specified form does not know.
    applications: kind === 'demo' ? specifiedApplication : neutralApplication,
    opening: kind === 'demo' ? { open: true } : { open: false, openedAt: null },
  }
}
