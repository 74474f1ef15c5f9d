import { useState } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'
import { aboveBottomBarRef } from './bottom-bar'
import { Toast } from './Toast'
import { ToastContext, type ToastControls, type ToastOptions } from './toast-context'

/** Beyond this number the oldest toast that is not a failure is removed. */
const MAX_TOASTS = 3

interface VisibleToast {
  key: number
  toast: ToastOptions
}

function add(toasts: readonly VisibleToast[], entry: VisibleToast): readonly VisibleToast[] {
  const others = toasts.filter(({ toast }) => toast.message !== entry.toast.message)
  const oldest = others.find(({ toast }) => toast.tone !== 'critical')
  const remaining = others.length >= MAX_TOASTS ? others.filter((other) => other !== oldest) : others
  return [...remaining, entry]
}

export interface ToastProviderProps {
  /** The app's pages. */
  children: ReactNode
}

/**
 * Provides {@link useToast}, and shows toasts at the bottom of the window. A bar that is at the bottom already sets
 * {@link bottomBarRef}, and toasts stay above it.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const t = useWords(chromeWords)
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([])
  // Stable, so that a timer is not restarted by rendering.
  const [controls] = useState(() => {
    let key = 0
    const dismiss = (dismissed: number) => setToasts((current) => current.filter((entry) => entry.key !== dismissed))
    const showToast: ToastControls['showToast'] = (toast) => {
      key += 1
      const entry = { key, toast }
      setToasts((current) => add(current, entry))
      return () => dismiss(entry.key)
    }
    return { dismiss, showToast }
  })

  const listOf = (isFailure: boolean) =>
    toasts
      .filter(({ toast }) => (toast.tone === 'critical') === isFailure)
      .map(({ key, toast }) => <Toast key={key} id={key} toast={toast} onDismiss={controls.dismiss} />)

  // Both live regions exist before any toast, because a region that is inserted with its text is not announced.
  return (
    <ToastContext value={controls}>
      {children}
      <section
        ref={aboveBottomBarRef}
        aria-label={t('notifications')}
        className={
          'pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-50 ms-auto max-w-[26rem] ' +
          'pb-[env(safe-area-inset-bottom)] max-md:me-auto print:hidden'
        }
      >
        <div role="status" className="grid gap-2">
          {listOf(false)}
        </div>
        <div role="alert" className="mt-2 grid gap-2">
          {listOf(true)}
        </div>
      </section>
    </ToastContext>
  )
}
