/// <reference types="vite/client" />
import { useState } from 'react'
import { TextField } from '../../components/forms/text-field'

const files = import.meta.glob<Record<string, string>>(
  ['../../words/*.en.json', '../../../../domain/src/rules/errors/*.en.json'],
  { eager: true, import: 'default' },
)

const areas = Object.entries(files)
  .map(([path, texts]) => ({ name: path.replace(/^.*\/|\.en\.json$/g, ''), texts: Object.entries(texts) }))
  .sort((one, other) => one.name.localeCompare(other.name))

const TEXTS = { search: 'Find a text', hint: 'By its words, its key or its area' }

/** The number of texts and areas in the catalogues. */
export function CatalogueCount() {
  const count = areas.reduce((sum, { texts }) => sum + texts.length, 0)
  const words = `${count} texts in ${areas.length} areas`
  return <strong>{words}</strong>
}

/** Every text of the product: area, key, text. Searching expands the areas with a match. */
export function Catalogues() {
  const [searched, setSearched] = useState('')
  const query = searched.trim().toLowerCase()
  const found = areas.map(({ name, texts }) => ({
    name,
    texts: texts.filter((entry) => `${name} ${entry.join(' ')}`.toLowerCase().includes(query)),
  }))
  return (
    <div className="sb-unstyled">
      <div className="fd-search">
        <TextField
          label={TEXTS.search}
          hint={TEXTS.hint}
          name="search-words"
          value={searched}
          onChange={({ value }) => setSearched(value)}
        />
      </div>
      {found
        .filter(({ texts }) => texts.length > 0)
        .map(({ name, texts }) => (
          <details key={name} className="fd-area" open={query !== ''}>
            <summary>
              <code>{name}</code>
              <span className="fd-value">{texts.length}</span>
            </summary>
            <dl>
              {texts.map(([key, text]) => (
                <div key={key}>
                  <dt>
                    <code>{key}</code>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
    </div>
  )
}
