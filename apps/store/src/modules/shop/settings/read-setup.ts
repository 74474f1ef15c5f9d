import type { components } from '@skafferi/api/admin'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import type { Context } from '../../../platform/context'
import { refuse } from '../../../platform/http/errors'
import * as repo from './setup.repo'

type Setup = components['schemas']['Setup']

/** Creates the operations on what a shop needs before it opens. */
export function createSetupOperator({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>) {
  /** What the shop opens with, by step: true if it is there. */
  async function readRequirements() {
    const { profile, delivery } = settings.current
    return {
      profile: profile.name !== neutralBrand.name,
      products: await repo.hasPublishedProduct(db, now()),
      delivery: delivery.options.some(({ countries }) => countries.length > 0),
      legal: await repo.hasLegalTexts(db),
    }
  }

  return {
    /** Returns the steps to an open shop. */
    async read(): Promise<Setup> {
      const { open } = settings.current.opening
      const done = { ...(await readRequirements()), customer: await repo.hasCustomer(db), open }
      const ids = Object.keys(done) as (keyof typeof done)[]
      return {
        steps: ids.map((id) => ({ id, done: done[id] })),
        open,
        has_sample_data: await repo.hasSampleData(db),
      }
    },

    /** @throws StoreError 409 `not_ready_to_open`, saying what is missing */
    async assertReady(): Promise<void> {
      const requirements = await readRequirements()
      const stateOf = (isThere: boolean) => (isThere ? 'ready' : 'missing')
      if (Object.values(requirements).every(Boolean)) return
      throw refuse('not_ready_to_open', {
        profile: stateOf(requirements.profile),
        products: stateOf(requirements.products),
        delivery: stateOf(requirements.delivery),
        legal: stateOf(requirements.legal),
      })
    },
  }
}

export type SetupOperator = ReturnType<typeof createSetupOperator>
