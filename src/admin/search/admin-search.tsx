// Search from anywhere in the admin: a link that looks like a field, and with script a dialog that ⌘K opens.

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { type Find, SearchBox } from './search-box.tsx'

type AdminSearchProps = {
  readonly find: Find
  /** What is offered before anything is typed. */
  readonly pages: readonly { readonly name: string; readonly address: string }[]
}

export function AdminSearch({ find, pages }: AdminSearchProps) {
  const [open, setOpen] = useState(false)
  const [keys, setKeys] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
    setKeys(isApple ? sentence('adminFrame.keysOfApple') : sentence('adminFrame.keys'))
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function onClick(event: MouseEvent) {
    // A new tab shows the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link ref={link} to="/admin/search" className="admin-search" onClick={onClick}>
        <Icon name="search" className="size-4" />
        <span>{sentence('adminFrame.search')}</span>
        <span className="search-keys" aria-hidden="true">
          {keys}
        </span>
      </Link>
      <Modal open={open} onClose={close} label={sentence('adminFrame.searchAll')} className="search-modal">
        <SearchBox find={find} pages={pages} onLeave={close} />
      </Modal>
    </>
  )
}
