import { createAdminClient, type AdminClient, type AdminClientOptions } from '@skafferi/api/admin'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { tabStorage } from '../session'
import { createEndedSession, type EndedSession } from './ended-session'
import { createOfficeDrafts, type OfficeDrafts } from './office-drafts'

/** Where the pages of the office are, which the app decides. */
export interface OfficePaths {
  orders: string
  order: (id: string) => string
  /** What is to be taken from the shelves for these orders. */
  pickLists: (ids: readonly string[]) => string
  /** What lies in a parcel of an order. */
  packingSlip: (orderId: string, parcelId: string) => string
  applications: string
  application: (id: string) => string
  company: (id: string) => string
  complaint: (id: string) => string
  message: (id: string) => string
  products: string
  product: (id: string) => string
  promotions: string
  flashSale: (id: string) => string
  banner: (id: string) => string
  categories: string
  import: string
  importOf: (id: string) => string
}

/** What every hook of the office needs. */
export interface Office {
  /** The calls of those who run the shop; they go by the browser's cookie. */
  client: AdminClient
  /** The client's options, for what it cannot do: files that report progress. */
  connection: AdminClientOptions
  /** Whether a session has ended by itself. */
  ended: EndedSession
  /** BCP 47, such as "en-GB"; amounts, figures and dates are written in it. */
  locale: string
  /** IANA name of where the shop is; its clock is the one that times are told by. */
  timeZone: string
  /** The present moment. */
  now: () => Date
  paths: OfficePaths
  /** What was typed in this tab and is not sent yet. */
  drafts: OfficeDrafts
}

/** Options of an office. */
export interface OfficeOptions
  extends Omit<AdminClientOptions, 'onUnauthorized'>, Pick<Office, 'locale' | 'timeZone' | 'paths'> {
  /** The clock; the browser's own by default. */
  now?: () => Date
}

/** Makes the office of one visit. */
export function createOffice({ locale, timeZone, paths, now = () => new Date(), ...given }: OfficeOptions): Office {
  const ended = createEndedSession()
  const connection = { ...given, onUnauthorized: ended.end }
  const drafts = createOfficeDrafts(tabStorage('office-drafts'))
  return { client: createAdminClient(connection), connection, ended, locale, timeZone, now, paths, drafts }
}

const OfficeContext = createContext<Office | null>(null)

export interface OfficeProviderProps {
  office: Office
  /** From `createQueryClient`; one for each visit. */
  queryClient: QueryClient
  children: ReactNode
}

/** Gives the office and its cache to every hook inside. */
export function OfficeProvider({ office, queryClient, children }: OfficeProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <OfficeContext value={office}>{children}</OfficeContext>
    </QueryClientProvider>
  )
}

/**
 * The office around this component.
 * @throws Error outside an `OfficeProvider`
 */
export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('useOffice: no OfficeProvider above this component. Wrap the app (or the story) in one.')
  return office
}
