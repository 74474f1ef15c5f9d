import type { AddressRequest, CountryCode, ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../platform/db/database'
import { companies, customers, sessions } from '../platform/db/schema'
import { sha256 } from '../modules/customers/auth/tokens'

/** A signed-in customer of their own company. */
export interface Buyer {
  companyId: string
  customerId: string
  /** Id of the sign-in. */
  signInId: string
  /** The session token, for requests without the typed client. */
  token: string
  client: ShopClient
}

/** The parts of a shop that creating buyers needs. */
interface Shop {
  clock: { now: () => Date }
  database: Pick<OpenDatabase, 'db'>
  client: (token: string) => ShopClient
}

const yearOfMilliseconds = 365 * 24 * 60 * 60 * 1000
let made = 0

/** Creates buyers, each with a new company and an empty cart, so that tests do not affect each other. */
export async function addBuyers(shop: Shop, count: number, countryCode: CountryCode = 'se'): Promise<Buyer[]> {
  const now = shop.clock.now()
  const numbers = Array.from({ length: count }, () => (made += 1))
  const end = new Date(now.getTime() + yearOfMilliseconds)
  const { db } = shop.database
  await db.insert(companies).values(
    numbers.map((number) => ({
      id: `comp_test${number}`,
      name: `Company ${number}`,
      countryCode,
      approvedAt: now,
      createdAt: now,
    })),
  )
  await db.insert(customers).values(
    numbers.map((number) => ({
      id: `cus_test${number}`,
      companyId: `comp_test${number}`,
      email: `buyer${number}@company.example`,
      firstName: 'Buyer',
      lastName: String(number),
      role: 'buyer' as const,
      locale: 'en-GB',
      createdAt: now,
    })),
  )
  await db.insert(sessions).values(
    numbers.map((number) => ({
      tokenHash: sha256(`sk_test${number}`),
      signInId: `signin_test${number}`,
      customerId: `cus_test${number}`,
      remember: true,
      createdAt: now,
      startedAt: now,
      lastUsedAt: now,
      expiresAt: end,
      endsAt: end,
    })),
  )
  return numbers.map((number) => ({
    companyId: `comp_test${number}`,
    customerId: `cus_test${number}`,
    signInId: `signin_test${number}`,
    token: `sk_test${number}`,
    client: shop.client(`sk_test${number}`),
  }))
}

/** Creates a buyer. */
export async function addBuyer(shop: Shop, countryCode?: CountryCode): Promise<Buyer> {
  const [buyer] = await addBuyers(shop, 1, countryCode)
  return buyer as Buyer
}

/** Creates a second customer of the same company. */
export async function addColleague(shop: Shop, { companyId }: Buyer): Promise<Buyer> {
  const colleague = await addBuyer(shop)
  await shop.database.db.update(customers).set({ companyId }).where(eq(customers.id, colleague.customerId))
  return { ...colleague, companyId }
}

/** A valid postal code for each country. */
const postalCodes: Readonly<Record<CountryCode, string>> = {
  se: '413 04',
  no: '0554',
  dk: '2100',
  fi: '00100',
  de: '10115',
  us: '10001',
  gb: 'SW1A 1AA',
}

/** Returns an address in a country. */
export function addressIn(country_code: CountryCode): AddressRequest & { province: string } {
  return {
    first_name: 'Anna',
    last_name: 'Lindqvist',
    address_1: 'Linnégatan 14',
    city: 'Gothenburg',
    province: 'Västra Götaland',
    country_code,
    postal_code: postalCodes[country_code],
  }
}
