declare module 'virtual:docs-facts' {
  const facts: import('./facts').DocsFacts
  export default facts
}

declare module 'virtual:full-views' {
  const titles: readonly string[]
  export default titles
}
