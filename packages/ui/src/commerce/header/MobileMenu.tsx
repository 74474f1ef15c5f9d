import { useState } from 'react'
import { IconButton } from '../../components/icon-button'
import { MenuIcon } from '../../components/icon'
import { LazyBoundary } from '../../components/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import type { MenuSheetProps } from './MenuSheet'

const load = () => import('./MenuSheet').then(({ MenuSheet }) => ({ default: MenuSheet }))

/** What the button opens, fetched as soon as a finger or the focus is on it. */
const MenuSheetLater = lazyWithRetry(load)

/** Begins to fetch the sheet. Where that fails, the press itself says so. */
const preload = () => void load().catch(() => undefined)

export type MobileMenuProps = Omit<MenuSheetProps, 'open' | 'onClose'>

/** What phones have instead of the bars: one button, and a sheet with everywhere one can go. */
export function MobileMenu(props: MobileMenuProps) {
  const t = useWords(shellWords)
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <span className="grid" onPointerEnter={preload} onFocus={preload}>
        <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setState('open')} />
      </span>
      {state !== 'unasked' && (
        <LazyBoundary onClose={() => setState('unasked')}>
          <MenuSheetLater {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </LazyBoundary>
      )}
    </>
  )
}
