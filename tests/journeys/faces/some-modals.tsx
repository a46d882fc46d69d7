// Modals in modals, one that is swiped away, and a part that fails when told to: components of the site on a page of their own.

import '#ui/modal/modal.css'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router'
import { ErrorPage } from '#shell/error-page.tsx'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { Modal } from '#ui/modal/modal.tsx'

type LevelProps = {
  readonly name: string
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly children: ReactNode
}

function Level({ name, open, setOpen, children }: LevelProps) {
  const [sticky, setSticky] = useState(false)
  return (
    <Modal open={open} onClose={() => sticky || setOpen(false)} label={name} closesOnOutside={!sticky}>
      <p>This is the {name}.</p>
      <button type="button" onClick={() => setOpen(false)}>
        Close the {name}
      </button>
      <label>
        <input type="checkbox" checked={sticky} onChange={event => setSticky(event.target.checked)} /> Stay
      </label>
      {children}
      {/* What a script of the page would do while others stand above. */}
      <span ref={node => void node?.addEventListener('close-me', () => setOpen(false))} data-closer={name} />
    </Modal>
  )
}

const many = Array.from({ length: 30 }, (_, at) => `Line ${at}`)

function Sheet() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the sheet
      </button>
      <Modal open={open} onClose={() => setOpen(false)} label="sheet" swipe="down">
        <div style={{ height: 352, touchAction: 'none' }}>
          <p style={{ margin: 0, userSelect: 'none' }}>Pull me down</p>
          <textarea aria-label="Words" />
          <ul aria-label="Long" style={{ height: 100, overflow: 'auto', margin: 0, userSelect: 'none' }}>
            {many.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </Modal>
    </>
  )
}

/** The second stands beside the first in the tree, the third inside the second. */
function Levels() {
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({})
  const level = (name: string) => ({
    name,
    open: open[name] === true,
    setOpen: (now: boolean) => setOpen(before => ({ ...before, [name]: now })),
  })
  const opener = (name: string) => (
    <button type="button" onClick={() => setOpen({ ...open, [name]: true })}>
      Open the {name}
    </button>
  )
  return (
    <>
      {opener('first')}
      <Level {...level('first')}>{opener('second')}</Level>
      <Level {...level('second')}>
        {opener('third')}
        <Level {...level('third')}>{null}</Level>
      </Level>
    </>
  )
}

function Fragile() {
  const [fault, setFault] = useState<Error>()
  const [count, setCount] = useState(1)
  if (fault) throw fault
  return (
    <p>
      <output>Counted {count}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setFault(new Error('It broke.'))}>
        Break
      </button>
      <button type="button" onClick={() => setFault(Object.assign(new Error('It broke.'), { fatal: true }))}>
        Break for good
      </button>
      <button
        type="button"
        onClick={() => {
          throw new Error('Only a handler.')
        }}
      >
        Break a handler
      </button>
    </p>
  )
}

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <main style={{ height: 3000 }}>
        <h1>Faces</h1>
        <Levels />
        <Sheet />
        <KeptMarkup name="fragile">
          <Fragile />
        </KeptMarkup>
      </main>
    ),
    ErrorBoundary: () => <ErrorPage error={useRouteError()} site={undefined} requestId={undefined} />,
  },
])
createRoot(document.getElementById('faces')!).render(<RouterProvider router={router} />)
