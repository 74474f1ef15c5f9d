import type { Decorator } from '@storybook/react-vite'
import { PageLayout, type PageLayoutProps } from '../../components/page-layout'

/** A screen as the app frames it: between the page's head and foot, from edge to edge. */
export function inPage(layout: Omit<PageLayoutProps, 'children'> = {}): Decorator {
  return (Story) => (
    <PageLayout {...layout}>
      <Story />
    </PageLayout>
  )
}
