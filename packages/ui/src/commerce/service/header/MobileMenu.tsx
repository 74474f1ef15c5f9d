import { useState } from 'react'
import { IconButton } from '../../../components/actions/icon-button'
import { MenuIcon } from '../../../components/content/icon'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import type { MenuSheetProps } from './MenuSheet'

const load = () => import('./MenuSheet').then(({ MenuSheet }) => ({ default: MenuSheet }))

/** The content of the sheet, loaded when the button is touched or focused. */
const LazyMenuSheet = lazyWithRetry(load)

/** Starts loading the sheet. If that fails, pressing the button reports it. */
const preload = () => void load().catch(() => undefined)

export type MobileMenuProps = Omit<MenuSheetProps, 'open' | 'onClose'>

/** The navigation of phones: a button that opens a sheet with all links. */
export function MobileMenu(props: MobileMenuProps) {
  const t = useWords(shellWords)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <span className="grid" onPointerEnter={preload} onFocus={preload}>
        <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setState('open')} />
      </span>
      {state !== 'unopened' && (
        <LazyBoundary onClose={() => setState('unopened')}>
          <LazyMenuSheet {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </LazyBoundary>
      )}
    </>
  )
}
