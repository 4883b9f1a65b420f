/** Fails where package.json does not say yet where the package comes from: only its owner can fill that in. */
import { readFileSync } from 'node:fs';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!repository?.url) {
  console.error(
    'package.json has no repository.url: npm publishes no provenance without it. ' +
      'Fill in repository, homepage, bugs and author, then release.',
  );
  process.exit(1);
}
