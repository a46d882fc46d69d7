// Closes the announcement in this browser, by its button alone, and leads back to the page.

import { redirect } from 'react-router'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { closedCookie } from '#shell/frame/closed-announcement.ts'
import { ownPath } from '#users/landing/own-path.ts'
import type { Route } from './+types/announcement'

export const loader = () => redirect('/')

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const cookie = closedCookie(String(form.get('closes')), url.protocol === 'https:')
  return redirect(ownPath(String(form.get('back'))) ?? '/', {
    status: 303,
    ...withCookies(...(cookie ? [cookie] : [])),
  })
}
