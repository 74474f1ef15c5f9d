import { createAdminClient, type AdminClient, type AdminClientOptions } from '@skafferi/api/admin'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { afterEachRun } from '../platform/action'
import { browserStorage, tabStorage, type SharedText } from '../platform/text-storage'
import { refreshCounts } from './poll-interval'
import { createOfficeDrafts, type OfficeDrafts } from './office-drafts'

/** Whether the session has ended without a sign-out, e.g. because it expired. */
interface EndedSession {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Called when the store refuses a call because the session has ended. */
  end: () => void
  /** Called on sign-in and sign-out. */
  forget: () => void
}

/** Creates the state of a session that has not ended. */
function createEndedSession(): EndedSession {
  const listeners = new Set<() => void>()
  let isEnded = false
  const set = (next: boolean) => {
    if (next === isEnded) return
    isEnded = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => isEnded,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end: () => set(true),
    forget: () => set(false),
  }
}

/** The URLs of the office's pages, which the app defines. */
export interface OfficePaths {
  /** The operators. */
  team: string
  orders: string
  order: (id: string) => string
  /** Pick lists of orders. */
  pickLists: (ids: readonly string[]) => string
  /** The packing slip of a parcel. */
  packingSlip: (orderId: string, parcelId: string) => string
  applications: string
  application: (id: string) => string
  company: (id: string) => string
  /** The shop's page of a shared shelf. */
  sharedShelf: (code: string) => string
  complaint: (id: string) => string
  message: (id: string) => string
  products: string
  product: (id: string) => string
  promotions: string
  flashSale: (id: string) => string
  contentPage: (page: string) => string
  categories: string
  legalText: (kind: string) => string
  reviews: string
  shopProfile: string
  orderTerms: string
  applicationForm: string
  delivery: string
  opening: string
  import: string
  importJob: (id: string) => string
}

/** What every hook of the office needs. */
export interface Office {
  /** The client of the admin API; the browser's cookie authenticates it. */
  client: AdminClient
  /** The client's options, for uploads with progress, which the client does not support. */
  connection: AdminClientOptions
  /** Whether the session has ended without a sign-out. */
  ended: EndedSession
  /** The locale for amounts, figures and dates: BCP 47, such as "en-GB". */
  locale: string
  /** The shop's time zone, an IANA name. */
  timeZone: string
  /** Returns the current time. */
  now: () => Date
  paths: OfficePaths
  /** Unsent texts of this tab. */
  drafts: OfficeDrafts
  /** The id of the operator who has put away the hint that they are the only owner. */
  onlyOwnerHint: SharedText
  /** The id of the operator who has skipped the optional step to an open shop. */
  setupSkips: SharedText
  /** "off" if single-letter keys work only in rows. */
  pageKeys: SharedText
  /** The operators' own views of the product list. */
  productViews: SharedText
}

/** Options of an office. */
export interface OfficeOptions
  extends Omit<AdminClientOptions, 'onUnauthorized'>, Pick<Office, 'locale' | 'timeZone' | 'paths'> {
  /** Returns the current time; the browser's clock by default. */
  now?: () => Date
  /** Returns storage that all tabs share, for a key; the browser's local storage by default. */
  sharedStorage?: (key: string) => SharedText
}

/** Creates the office of one visit. */
export function createOffice({
  locale,
  timeZone,
  paths,
  now = () => new Date(),
  sharedStorage = browserStorage,
  ...clientOptions
}: OfficeOptions): Office {
  const ended = createEndedSession()
  const connection = { ...clientOptions, onUnauthorized: ended.end }
  const drafts = createOfficeDrafts(tabStorage('office-drafts'))
  return {
    client: createAdminClient(connection),
    connection,
    ended,
    locale,
    timeZone,
    now,
    paths,
    drafts,
    onlyOwnerHint: sharedStorage('office-only-owner'),
    setupSkips: sharedStorage('office-setup-skips'),
    pageKeys: sharedStorage('office-page-keys'),
    productViews: sharedStorage('office-product-views'),
  }
}

const OfficeContext = createContext<Office | null>(null)

export interface OfficeProviderProps {
  office: Office
  /** From `createQueryClient`; one for each visit. */
  queryClient: QueryClient
  children: ReactNode
}

/** Provides the office and the query cache to the hooks inside. Counts are read again after each action. */
export function OfficeProvider({ office, queryClient, children }: OfficeProviderProps) {
  useEffect(() => afterEachRun(queryClient, () => void refreshCounts(queryClient)), [queryClient])
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
