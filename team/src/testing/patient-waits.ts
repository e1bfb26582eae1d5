import { configure } from '@testing-library/react';

// longer than a loaded machine takes, and shorter than a test may: failures name what is missing
configure({ asyncUtilTimeout: 80_000 });
