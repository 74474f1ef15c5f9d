import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { OfficeLayout, type OfficePlace, type OfficePlaceId } from './office-layout'

const place = (id: OfficePlaceId, waiting = 0): OfficePlace => ({ id, href: `/office/${id}`, waiting })

/** The navigation items of an owner. */
export const storyBookAddresses: readonly OfficePlace[] = [
  place('today'),
  place('orders', 8),
  place('inbox', 14),
  place('applications', 3),
  place('companies'),
  place('products'),
  place('categories'),
  place('import'),
  place('promotions'),
  place('banners'),
  place('team'),
  place('activity'),
]

/** Renders a screen inside the office's layout. */
export const inOffice =
  (current: OfficePlaceId | null): Decorator =>
  (Story) => (
    <OfficeLayout
      places={storyBookAddresses}
      current={current}
      shop={{ name: `${brand.name}, Gothenburg`, href: '/' }}
      person={{ name: 'Maja Holm', role: 'Owner' }}
      onFind={fn()}
      onNotices={fn()}
      onSignOut={fn()}
    >
      <Story />
    </OfficeLayout>
  )
