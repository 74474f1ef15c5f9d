import { useEffect } from 'react'
import { brand } from '@skafferi/brand'
import { officeHandlers } from '@skafferi/fixtures/msw'
import { createWorld, storyBase } from '@skafferi/fixtures/world'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../app/App'
import { settings, showSettings } from '../office'

/** The demo world at the time of the stories. */
export const storyWorld = createWorld({ base: storyBase })

/** Mock handlers of a story: its own, then those of the office. */
export const officeNetwork = (...handlers: ReturnType<typeof officeHandlers>) => ({
  msw: { handlers: [...handlers, ...officeHandlers(storyWorld)] },
})

/** The office of a shop without orders and products. */
export const emptyOfficeNetwork = () => ({
  msw: { handlers: officeHandlers({ ...storyWorld, orders: [], products: [] }) },
})

/** A call that does not return. */
export const neverAnswer = () => new Promise<never>(() => undefined)

/** A failure that is not tried again. */
export const fail = () =>
  Response.json({ type: 'invalid_data', code: 'invalid_data', message: 'Failed' }, { status: 400 })

export interface OfficePageProps {
  /** Path and query of the page. */
  address: string
}

/** The complete office at one URL: the real frame and route, for an operator who packs orders. */
export function OfficePage({ address }: OfficePageProps) {
  // The document of a story has no settings.
  useEffect(() => showSettings({ brand, timeZone: settings.timeZone }), [])
  return (
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>
  )
}
