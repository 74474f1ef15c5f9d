import type { Decorator } from '@storybook/react-vite'
import { ToastProvider } from '../../components/toast'

/** Somewhere to say news: what a story shows can show a toast. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider>
    <Story />
  </ToastProvider>
)
