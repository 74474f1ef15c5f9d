import { createContext, useContext } from 'react'

/** A message about what the user just did. */
export interface ToastOptions {
  /** What happened and what holds. A message that is already shown restarts instead of showing twice. */
  message: string
  /** `critical` is a failure: it is read out at once and stays until it is closed. Default `neutral`. */
  tone?: 'neutral' | 'critical'
  /** One thing to do next: somewhere to go, or something to do. */
  action?: { label: string; href: string } | { label: string; onSelect: () => void }
}

/** What {@link useToast} gives. */
export interface ToastControls {
  /** Shows a toast. Returns a function that dismisses it. */
  showToast: (toast: ToastOptions) => () => void
}

/** Carries {@link ToastControls}; the provider fills it. */
export const ToastContext = createContext<ToastControls | undefined>(undefined)

/**
 * Shows toasts from anywhere in the page.
 *
 * @throws Error outside of a ToastProvider.
 */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext)
  if (!controls) {
    throw new Error('useToast needs a <ToastProvider> above it: the app has one around its pages')
  }
  return controls
}
