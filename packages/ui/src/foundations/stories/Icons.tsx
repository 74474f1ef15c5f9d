import * as icons from '../../components/content/icon'

/** Every icon in both sizes, with its export name. */
export function Icons() {
  return (
    <ul className="fd-tiles sb-unstyled">
      {Object.entries(icons)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([name, Icon]) => (
          <li key={name}>
            <span className="fd-icons">
              <Icon />
              <Icon size="sm" />
            </span>
            <code>{name}</code>
          </li>
        ))}
    </ul>
  )
}
