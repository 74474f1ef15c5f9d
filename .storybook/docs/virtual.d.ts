declare module 'virtual:docs-facts' {
  const facts: import('./facts').DocsFacts
  export default facts
}
