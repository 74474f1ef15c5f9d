import type { ReactNode } from 'react'
import { useLinkElement } from '../../components/actions/link'
import { useCurrentInView } from '../../internal/use-current-in-view'
import { useWords } from '../../words'
import { officeSettingsWords } from '../../words/generated/office-settings'
import { PageHeader } from '../page-header'

/** A section of the settings. */
export interface SettingsNavItem {
  /** Its URL. */
  href: string
  /** Its name ("Legal texts"). */
  label: string
  /** The number of missing settings. Default none. */
  count?: number
}

export interface SettingsLayoutProps {
  /** The sections in the order of the navigation. */
  sections: readonly SettingsNavItem[]
  /** The URL of the current section. */
  current: string
  /** The current section. Its headings begin at level 2. */
  children: ReactNode
}

/** The frame of the settings: a second navigation beside the section, or above it on a phone. */
export function SettingsLayout({ sections, current, children }: SettingsLayoutProps) {
  const t = useWords(officeSettingsWords)
  const Element = useLinkElement()
  const row = useCurrentInView<HTMLElement>(current)
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)]">
        <nav
          ref={row}
          aria-label={t('settings.title')}
          className={
            'flex min-w-0 scrollbar-none overflow-x-auto max-md:border-b max-md:border-line-strong ' +
            'md:sticky md:top-12 md:grid md:pt-4'
          }
        >
          {sections.map(({ href, label, count = 0 }) => (
            <Element
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={
                'flex min-h-8 items-center gap-2 border-transparent px-2.5 font-medium text-ink-muted no-underline ' +
                '-outline-offset-2 hover:text-ink aria-[current]:border-shelf aria-[current]:font-bold ' +
                'aria-[current]:text-ink max-md:border-b-3 max-md:whitespace-nowrap md:border-s-3 ' +
                'md:hover:bg-well md:aria-[current]:bg-well pointer-coarse:min-h-control'
              }
            >
              {label}
              {count > 0 && (
                <span className="num text-xs font-regular text-ink-muted md:ms-auto">
                  {t('settings.missing', { count })}
                </span>
              )}
            </Element>
          ))}
        </nav>
        <div className="min-w-0 md:pt-4">{children}</div>
      </div>
    </>
  )
}
