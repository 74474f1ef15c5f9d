import { Description } from '@storybook/addon-docs/blocks'
import { Copy } from '../../packages/ui/src/foundations/stories/Copy'
import type { Guide } from '../../packages/ui/src/internal/stories/guide'
import { anchorOf } from './anchor-of'
import { GuideText } from './GuideBlock'
import { statusOf } from './status'
import { pathOf, useFacts } from './use-facts'

interface HeadProps {
  title: string
  /** Path of the story file, from Storybook. */
  fileName: string | undefined
  /** `components/overlays/dialog`; empty if it is not part of the kit. */
  folder: string
  guide: Guide | undefined
}

/** The header of a component's page: name, purpose, status, import path and source. */
export function Head({ title, fileName, folder, guide }: HeadProps) {
  const { version, sourceUrl, issuesUrl } = useFacts()
  const [name, ...groups] = title.split('/').reverse()
  const path = pathOf(fileName).replace(/\/[^/]*$/, '')
  const importPath = `@skafferi/ui/${folder}`
  return (
    <>
      <p className="docs-eyebrow">{groups.reverse().join(' / ')}</p>
      <h1 className="docs-title">{name}</h1>
      <div className="docs-lead">
        <Description of="meta" />
      </div>
      <dl className="docs-tokens docs-facts sb-unstyled">
        {folder !== '' && (
          <>
            <div>
              <dt>Status</dt>
              <dd>
                <GuideText text={statusOf(guide ?? {}, version)} />
              </dd>
            </div>
            <div>
              <dt>Import</dt>
              <dd>
                <span className="docs-token">
                  <code>{importPath}</code>
                  <Copy text={importPath} />
                </span>
              </dd>
            </div>
          </>
        )}
        {guide?.also && (
          <div>
            <dt>Also called</dt>
            <dd>
              {guide.also.map((word, index) => (
                <span key={word} id={anchorOf(word)}>
                  {word}
                  {index < guide.also!.length - 1 && ','}
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Source</dt>
          <dd>
            {sourceUrl === '' ? (
              <span className="docs-token">
                <code>{path}</code>
                <Copy text={path} />
              </span>
            ) : (
              <a href={sourceUrl + path}>{path}</a>
            )}
            {issuesUrl !== '' && (
              <>
                {' '}
                · <a href={`${issuesUrl}?title=${encodeURIComponent(`${name}: `)}`}>Report an issue</a>
              </>
            )}
          </dd>
        </div>
      </dl>
    </>
  )
}
