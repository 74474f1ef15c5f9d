import type { Decorator } from '@storybook/react-vite'
import { ToastProvider } from '../../components/feedback/toast'

/** Decorator for stories that show toasts. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider>
    <Story />
  </ToastProvider>
)
