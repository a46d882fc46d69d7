// What the QR code of a Wi-Fi says, as cameras of telephones read it.

type Wifi = { readonly network: string; readonly password: string }

/**
 * `WIFI:T:WPA;P:…;S:…;;` as the ZXing library laid it down, which cameras of telephones follow: with a backslash before
 * whatever has a meaning there.
 */
export function wifiCode({ network, password }: Wifi): string {
  const secured = password === '' ? 'T:nopass' : `T:WPA;P:${escaped(password)}`
  return `WIFI:${secured};S:${escaped(network)};;`
}

function escaped(text: string): string {
  return text.replace(/[\\;,":]/g, '\\$&')
}
