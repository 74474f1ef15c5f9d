import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { OfficeLayout, type NavItem, type NavItemId } from './office-layout'

const item = (id: NavItemId, count = 0): NavItem => ({ id, href: `/office/${id}`, count })

/** The navigation items of an owner. */
export const storyNavItems: readonly NavItem[] = [
  item('today'),
  item('orders', 8),
  item('inbox', 14),
  item('applications', 3),
  item('companies'),
  item('products'),
  item('categories'),
  item('import'),
  item('promotions'),
  item('content'),
  item('settings'),
  item('team'),
  item('activity'),
]

/** Renders a screen inside the office's layout. */
export const inOffice =
  (current: NavItemId | null): Decorator =>
  (Story) => (
    <OfficeLayout
      navItems={storyNavItems}
      current={current}
      shop={{ name: `${brand.name}, Gothenburg`, href: '/' }}
      person={{ name: 'Maja Holm', role: 'Owner' }}
      onFind={fn()}
      onNotices={fn()}
      onRecovery={fn()}
      onSignOut={fn()}
    >
      <Story />
    </OfficeLayout>
  )
