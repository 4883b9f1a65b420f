/** Which addresses count as one. */

const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** The bytes of an IPv4 address; undefined for any other text. */
function readIPv4(text) {
  const bytes = ipv4.exec(text)?.slice(1).map(Number);
  return bytes?.every((byte) => byte <= 255) ? bytes : undefined;
}

/** The eight groups of an IPv6 address, whatever its spelling; undefined for any other text. */
function readIPv6(text) {
  const url = `http://[${text}]`;
  if (!text.includes(':') || !URL.canParse(url)) return undefined;
  // The URL parser leaves hexadecimal groups and at most one `::`.
  const [head, tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groupsOf = (part) => (part ? part.split(':').map((group) => parseInt(group, 16)) : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...new Array(zeros).fill(0), ...after];
}

/** Whether the last two groups are an IPv4 address, `::ffff:192.0.2.1`. */
const isMapped = (groups) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/** An address without its port, brackets and zone: proxies write them in several ways. */
const bare = (address) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** @returns the parts of an address; undefined for what is no address */
function read(address) {
  const text = bare(address);
  const bytes = readIPv4(text);
  if (bytes) return { bytes };
  const groups = readIPv6(text);
  if (!groups || !isMapped(groups)) return groups && { groups };
  return { bytes: groups.slice(6).flatMap((group) => [group >> 8, group & 255]) };
}

/** What a limit counts as one: an IPv4 address, or the /64 that a household has of IPv6; all that is no address is one. */
export function householdOf(address) {
  const parts = read(address);
  if (!parts) return 'unknown';
  if (parts.bytes) return parts.bytes.join('.');
  const head = parts.groups.slice(0, 4).map((group) => group.toString(16));
  return `${head.join(':')}::/64`;
}
