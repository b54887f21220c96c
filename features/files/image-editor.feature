Feature: The image editor

  @memory @browser
  Scenario: The size follows each edit, edits are undone one by one, and discarded edits leave the image as it is
    Given Ines has signed in
    When she opens the address "/files/7a64e6c5-02b0-4f1d-b711-27af3b054fb1"
    And she edits the image
    Then the image has "600 × 400 px"
    When she rotates the image
    Then the image will have "400 × 600 px"
    When she crops the image to "square"
    Then the image will have "400 × 400 px"
    When she undoes the last edit of the image
    Then the image will have "400 × 600 px"
    When she undoes the last edit of the image
    Then the image has "600 × 400 px"
    When she flips the image
    And she discards the edits of the image
    And she edits the image
    Then the image has "600 × 400 px"

  @browser
  Scenario: An edited image replaces the old one, and is there after a reload
    Given Ines has signed in
    When she opens the address "/files/cf2d2515-88ea-464c-8667-a7311965b5ad"
    And she edits the image
    And she crops the image to "square"
    And she saves the image
    Then she sees the message "Image saved"
    And "title" is "Desert of ice"
    When she reloads the page
    And she edits the image
    Then the image has "400 × 400 px"
