import type { Decorator } from '@storybook/react-vite'
import { PageLayout, type PageLayoutProps } from '../../components/layout/page-layout'

/** Decorator that renders a screen between the page's header and footer, as the app does. */
export function inPage(layout: Omit<PageLayoutProps, 'children'> = {}): Decorator {
  return (Story) => (
    <PageLayout {...layout}>
      <Story />
    </PageLayout>
  )
}
