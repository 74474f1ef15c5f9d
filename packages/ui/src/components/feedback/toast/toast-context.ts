import { createContext, useContext } from 'react'

/** A message about the result of an action. */
export interface ToastOptions {
  /** What happened. Showing a message again restarts its toast instead of adding another. */
  message: string
  /** `critical` is a failure: it is announced at once and stays until it is closed. Default `neutral`. */
  tone?: 'neutral' | 'critical'
  /** One follow-up: a link or an action. */
  action?: { label: string; href: string } | { label: string; onSelect: () => void }
}

/** The result of {@link useToast}. */
export interface ToastControls {
  /** Shows a toast. Returns a function that dismisses it. */
  showToast: (toast: ToastOptions) => () => void
}

/** Context of {@link ToastControls}, set by the provider. */
export const ToastContext = createContext<ToastControls | undefined>(undefined)

/**
 * Shows toasts from anywhere on the page.
 * @throws Error without a ToastProvider
 */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext)
  if (!controls) {
    throw new Error('useToast needs a <ToastProvider> above it')
  }
  return controls
}
