/** The documentation page's looks. A file of its own, because the page allows no styles inside its text. */
export const docsStyle = `
:root { color-scheme: light dark; --line: #8884; --quiet: #8882; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 60rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-block-end: 1px solid var(--line); margin-block-start: 3rem; padding-block-end: .25rem; }
h3 { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: 2rem .5rem; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
code { background: var(--quiet); border-radius: .25rem; padding: .1em .3em; }
pre { background: var(--quiet); border-radius: .5rem; overflow: auto; padding: .75rem; }
pre code { background: none; padding: 0; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: minmax(6rem, auto) 1fr; }
dd { margin: 0; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: .35rem .5rem; text-align: start; vertical-align: top; }
nav ul { columns: 14rem; list-style: none; padding: 0; }
nav a { display: inline-block; min-block-size: 1.5rem; }
.method { background: var(--quiet); border-radius: .25rem; padding: 0 .4em; }
`
